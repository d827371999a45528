import { withPrefix } from 'gatsby';
import { type FormEvent, useId, useRef } from 'react';
import { enquireWith } from '../../hooks/enquiryPrefill';
import { CONTACT } from '../../routes';

/**
 * The sign-up box. It sends nothing itself: it leads to the contact form and hands over what was typed, which is
 * neither checked nor put into an address (specification, section 5).
 */
export function Newsletter({ copy }: { copy: Queries.FrameQuery['navigation']['footer']['newsletter'] }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const handOver = (event: FormEvent) => {
    event.preventDefault();
    enquireWith({ email: input.current?.value ?? '', subject: copy.subject });
  };
  return (
    <form action={withPrefix(CONTACT)} onSubmit={handOver}>
      <h2 className="title is-5">{copy.title}</h2>
      <p>{copy.text}</p>
      <label htmlFor={id}>{copy.inputLabel}</label>
      <div className="field has-addons">
        <div className="control is-expanded">
          <input ref={input} id={id} className="input" type="text" autoComplete="email" />
        </div>
        <div className="control">
          <button type="submit" className="button is-primary">
            {copy.submit}
          </button>
        </div>
      </div>
    </form>
  );
}
