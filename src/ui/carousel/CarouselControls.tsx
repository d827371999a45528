import { graphql } from 'gatsby';
import type { IconName } from '../../lib/icons';
import { Icon } from '../Icon';
import type { Carousel } from './useCarousel';

interface Props {
  carousel: Pick<Carousel, 'playing' | 'togglePlaying' | 'previous' | 'next' | 'controlsProps'>;
  texts: Queries.CarouselLabelsFieldsFragment;
}

export function CarouselControls({ carousel, texts }: Props) {
  const { playing, togglePlaying, previous, next, controlsProps } = carousel;
  const button = (label: string, icon: IconName, onClick: () => void) => (
    <button type="button" className="icon-button is-accent is-outlined" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="cluster needs-scripts" {...controlsProps}>
      {button(playing ? texts.pause : texts.play, playing ? 'player-pause' : 'player-play', togglePlaying)}
      {button(texts.previous, 'chevron-left', previous)}
      {button(texts.next, 'chevron-right', next)}
    </div>
  );
}

export const query = graphql`
  fragment CarouselLabelsFields on CarouselLabels {
    label
    previous
    next
    pause
    play
    position
  }
`;
