import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

interface Props {
  /** The current location key. When it changes, the children are rendered again. */
  locationKey: string | undefined;
  children: ReactNode;
}

interface State {
  locationKey: string | undefined;
  failed: boolean;
}

/** Shows the error page if the children throw. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { locationKey: this.props.locationKey, failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ locationKey }: Props, state: State): State | null {
    return locationKey === state.locationKey ? null : { locationKey, failed: false };
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
