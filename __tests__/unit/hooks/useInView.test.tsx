import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useInView } from '../../../src/hooks/useInView';
import { bringIntoView, intersectionOptions } from '../../support/dom';

interface Props {
  options?: Parameters<typeof useInView>[1];
  absent?: boolean;
}

function Probe({ options, absent }: Props) {
  const element = useRef<HTMLParagraphElement>(null);
  const inView = useInView(element, options);
  return absent ? null : <p ref={element}>{inView ? 'in view' : 'out of view'}</p>;
}

const show = (probe = <Probe />) => {
  const view = render(probe);
  return { ...view, element: screen.getByText('out of view') };
};

test('waits until as much of it is in view as asked for', () => {
  const { element } = show(<Probe options={{ threshold: 0.5 }} />);
  expect(intersectionOptions(element)).toEqual([{ threshold: 0.5, rootMargin: '0px' }]);
  bringIntoView(element, 0.49);
  expect(element.textContent).toBe('out of view');
  bringIntoView(element, 0.5);
  expect(element.textContent).toBe('in view');
});

test('looks as far around the view as asked for', () => {
  const { element } = show(<Probe options={{ margin: '200px' }} />);
  expect(intersectionOptions(element)).toEqual([{ threshold: 0, rootMargin: '200px' }]);
});

test('stays true when the element leaves again, and watches no longer', () => {
  const { element } = show();
  bringIntoView(element);
  expect(intersectionOptions(element)).toEqual([]);
  bringIntoView(element, 0);
  expect(element.textContent).toBe('in view');
});

test('survives an element that is not shown', () => {
  expect(render(<Probe absent />).container.innerHTML).toBe('');
});
