import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

interface Props {
  /** The key of the page's place in the browser's history; another locationKey is tried anew. */
  locationKey: string | undefined;
  children: ReactNode;
}

interface State {
  locationKey: string | undefined;
  failed: boolean;
}

/** Shows our error page in place of what threw while it was rendered. React itself logs the exception. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { locationKey: this.props.locationKey, failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ locationKey }: Props, state: State): State | null {
    return locationKey === state.locationKey ? null : { locationKey, failed: false };
  }

  override componentDidCatch() {
    console.error('The page could not be shown.');
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
