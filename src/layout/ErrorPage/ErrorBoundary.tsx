import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

interface Props {
  /** The current location key; after a navigation the children are rendered again. */
  locationKey: string | undefined;
  children: ReactNode;
}

interface State {
  locationKey: string | undefined;
  failed: boolean;
}

/**
 * Shows the error page if its children throw while rendering. React itself logs the exception; the mark in the timeline
 * is for the measurement to count (docs/behaviour.md, "Measurement").
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { locationKey: this.props.locationKey, failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ locationKey }: Props, state: State): State | null {
    return locationKey === state.locationKey ? null : { locationKey, failed: false };
  }

  override componentDidCatch() {
    performance.mark('rendering-error');
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
