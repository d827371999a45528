import { Component, type ReactNode, useEffect, useRef } from 'react';
import { CallToAction } from '../ui/CallToAction';
import { useTextLanguage } from '../ui/site/language';
import { useSiteData } from '../ui/site/useSiteData';
import { Seo } from './Seo';

/** Replaces a page that throws, with a message and ways out (docs/behaviour.md, "Pages that fail"). */
function ErrorPage() {
  const { title, text, retry, actions, textLanguage } = useSiteData().error;
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focused element may have been removed with the page.
    if (document.activeElement === document.body) message.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <>
      <Seo seo={{ title, description: text }} isError />
      <section className="section" {...useTextLanguage()(textLanguage)}>
        <div className="stack container">
          <h1 className="title is-1">{title}</h1>
          <p ref={message} className="prose" role="alert" tabIndex={-1}>
            {text}
          </p>
          <div className="cluster is-align-items-center">
            <button type="button" className="button is-primary" onClick={() => window.location.reload()}>
              {retry}
            </button>
            {actions?.map((action, index) => (
              <CallToAction key={index} action={action} />
            ))}
          </div>
        </div>
      </section>
    </>
  );
}

interface Props {
  /** When it changes, the children are rendered again. */
  locationKey: string | undefined;
  children: ReactNode;
}

type State = Pick<Props, 'locationKey'> & { failed: boolean };

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
