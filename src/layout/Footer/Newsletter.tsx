import { withPrefix } from 'gatsby';
import { useId } from 'react';
import { useFrame } from '../../hooks/useFrame';

/** The sign-up box. It sends nothing itself: it leads to the contact page, and its input is in no address. */
export function Newsletter({ copy }: { copy: Queries.FrameQuery['navigation']['footer']['newsletter'] }) {
  const { contact } = useFrame().navigation;
  const id = useId();
  return (
    <form action={withPrefix(contact.to)}>
      <h2 className="title is-5">{copy.title}</h2>
      <p>{copy.text}</p>
      <label htmlFor={id}>{copy.inputLabel}</label>
      <div className="field has-addons">
        <div className="control is-expanded">
          <input id={id} className="input" type="text" autoComplete="email" />
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
