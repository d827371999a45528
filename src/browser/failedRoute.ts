import { createStore } from '../hooks/store';

interface Failure {
  address: string;
  /** Its number, so that each is told of anew. */
  attempt: number;
}

/** The address that could not be opened, while our error page stands for it. */
export const failedRoute = createStore<Failure | undefined>(undefined);
