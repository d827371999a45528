/** Each feature with a translator that starts after hydration, closed storage, no animations and no fonts. */
import { translatePage, withoutAnimations, withoutFonts, withoutStorage } from '../../support/hostile';
import { runJourneys } from '../../support/journeys/runJourneys';

runJourneys({ prepare: [withoutStorage, withoutAnimations, withoutFonts], afterwards: translatePage });
