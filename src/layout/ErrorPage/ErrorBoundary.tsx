import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

interface Props {
  /** The key of the page's place in the browser's history; another place is tried anew. */
  place: string | undefined;
  children: ReactNode;
}

interface State {
  place: string | undefined;
  failed: boolean;
}

/** Shows our error page in place of what threw while it was rendered. React itself logs the exception. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place, failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, failed: false };
  }

  override componentDidCatch() {
    console.error('The page could not be shown.');
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
