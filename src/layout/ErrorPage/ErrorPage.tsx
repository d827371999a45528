import { useEffect, useRef } from 'react';
import { Helmet } from 'react-helmet';
import { Banner } from '../../components/Banner/Banner';
import { CallToAction } from '../../components/CallToAction/CallToAction';
import { LANGUAGE } from '../../components/Seo/Seo';
import { useFrame } from '../../hooks/useFrame';

/** Stands for a page that cannot be shown: what happened, and the ways on. `retry` tries the same page again. */
export function ErrorPage({ retry }: { retry: () => void }) {
  const { site, error } = useFrame();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // A focus that went with the page goes on here.
    if (document.activeElement === document.body) text.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <>
      <Helmet htmlAttributes={{ lang: LANGUAGE }}>
        <title>{`${error.title} | ${site.productName}`}</title>
        <meta name="robots" content="noindex" />
      </Helmet>
      <Banner banner={{ title: error.title, crumb: error.crumb }} />
      <section className="section">
        <div className="container">
          <p ref={text} className="prose block-after" role="alert" tabIndex={-1}>
            {error.text}
          </p>
          <div className="buttons">
            <button type="button" className="button is-primary" onClick={retry}>
              {error.retry}
            </button>
            {error.actions.map((action) => (
              <CallToAction key={action.to} action={action} className="button is-secondary" />
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
