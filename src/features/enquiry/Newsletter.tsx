import { withPrefix } from 'gatsby';
import { type FormEvent, useId, useRef } from 'react';
import { CONTACT } from '../../routes';
import * as styles from './Newsletter.module.scss';
import { enquireWith } from './prefill';

/**
 * The sign-up box, which sends nothing itself: it opens the contact form with the typed address filled in
 * (docs/behaviour.md, "Newsletter"). The input has no `name`: without scripts nothing typed gets into a URL.
 */
export function Newsletter({ copy }: { copy: Queries.SiteDataQuery['navigation']['footer']['newsletter'] }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enquireWith({ email: input.current?.value ?? '', subject: copy.subject });
  };
  return (
    <form className={styles.newsletter} action={withPrefix(CONTACT)} onSubmit={submit}>
      <div>
        <h2 className="title is-5">{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
      <div>
        <label htmlFor={id}>{copy.inputLabel}</label>
        <div className={styles.address}>
          <input ref={input} id={id} className="input" type="text" dir="ltr" autoComplete="email" />
          <button type="submit" className="button is-primary">
            {copy.submit}
          </button>
        </div>
      </div>
    </form>
  );
}
