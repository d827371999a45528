import { useEffect, useRef } from 'react';
import { NOT_FOUND } from '../routes';
import { CallToAction } from '../ui/CallToAction';
import { useSiteData } from '../ui/site/useSiteData';
import { Banner } from './Banner';
import { Seo } from './Seo';

/** Replaces a page that throws, with a message and ways out (docs/behaviour.md, "Pages that fail"). */
export function ErrorPage() {
  const { title, crumb, text, retry, actions } = useSiteData().error;
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // If the focused element was removed with the page, the browser has reset the focus to `body`.
    if (document.activeElement === document.body) message.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <>
      <Seo seo={{ title, description: text }} path={NOT_FOUND} />
      <Banner banner={{ title, crumb }} />
      <section className="section">
        <div className="container">
          <p ref={message} className="prose block-after" role="alert" tabIndex={-1}>
            {text}
          </p>
          <div className="cluster is-align-items-center">
            <button type="button" className="button is-primary" onClick={() => window.location.reload()}>
              {retry}
            </button>
            {actions.map((action) => (
              <CallToAction key={action.to} action={action} className="button is-secondary" />
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
