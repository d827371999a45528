/** Each feature with a translator and an extension that change the HTML before hydration, and go on. */
import { extendBeforeHydration, translateBeforeHydration } from '../../support/hostile';
import { runJourneys } from '../../support/journeys/runJourneys';

runJourneys({ prepare: [translateBeforeHydration, extendBeforeHydration] });
