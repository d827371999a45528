/** The hooks of the enquiry form, each in a form as plain as can be. */
import { fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useEnquiry } from '../../src/features/enquiry/useEnquiry';
import { useEnquiryDraft } from '../../src/features/enquiry/useEnquiryDraft';
import { complete, EnquiryFields, type } from './enquiryForm';

/** The form with its draft alone. */
export function DraftProbe({ state }: { state?: unknown }) {
  const form = useRef<HTMLFormElement>(null);
  const { keep } = useEnquiryDraft(form, state);
  return (
    <form ref={form} onInput={keep}>
      <EnquiryFields />
    </form>
  );
}

export const FAILURE = 'There was an error.';

/** The form with all that it tells. */
export function EnquiryProbe({ state = null }: { state?: unknown }) {
  const { sending, sent, invalid, failed, values, ...props } = useEnquiry({ state, failure: FAILURE });
  return (
    <form aria-label="Enquiry" {...props.formProps}>
      <EnquiryFields />
      <p title="invalid">{invalid.join()}</p>
      <p title="unsent">{failed && `Not sent: ${values.message}`}</p>
      <p title="sent">{sent && 'Sent before'}</p>
      <div title="around" {...props.wrapperProps}>
        <button type="submit" {...props.buttonProps}>
          {sending ? 'Sending' : 'Send'}
        </button>
      </div>
    </form>
  );
}

export const button = () => screen.getByRole<HTMLButtonElement>('button');
/** What the form tells under a title. */
export const told = (title: string) => screen.getByTitle(title).textContent;
export const submit = () => fireEvent.click(button());
export const fill = () => {
  for (const [name, value] of Object.entries(complete)) type(name, value);
};
