import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useInView } from '../../../src/hooks/useInView';
import { bringIntoView, intersectionOptions } from '../../support/dom';

interface Props {
  options?: Parameters<typeof useInView>[1];
}

function Probe({ options }: Props) {
  const element = useRef<HTMLParagraphElement>(null);
  const inView = useInView(element, options);
  return <p ref={element}>{inView ? 'in view' : 'out of view'}</p>;
}

const show = (probe = <Probe />) => {
  const view = render(probe);
  return { ...view, element: screen.getByText('out of view') };
};

test('is true once the given part of the element is in view', () => {
  const { element } = show(<Probe options={{ threshold: 0.5 }} />);
  expect(intersectionOptions(element)).toEqual([{ threshold: 0.5, rootMargin: '0px' }]);
  bringIntoView(element, 0.49);
  expect(element.textContent).toBe('out of view');
  bringIntoView(element, 0.5);
  expect(element.textContent).toBe('in view');
});

test('uses the given margin around the viewport', () => {
  const { element } = show(<Probe options={{ margin: '200px' }} />);
  expect(intersectionOptions(element)).toEqual([{ threshold: 0, rootMargin: '200px' }]);
});

test('stays true when the element leaves the view, and stops observing it', () => {
  const { element } = show();
  bringIntoView(element);
  expect(intersectionOptions(element)).toEqual([]);
  bringIntoView(element, 0);
  expect(element.textContent).toBe('in view');
});
