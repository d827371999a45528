/** Renders minimal forms that use the hooks of the contact form. */
import { fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useDraft } from '../../src/features/enquiry/form/useDraft';
import { useEnquiry } from '../../src/features/enquiry/form/useEnquiry';
import { complete, EnquiryFields, type } from './enquiryForm';

const NO_LIST = { items: [], text: '', values: {}, focusProblem: () => {} };

export function DraftProbe({ state }: { state?: unknown }) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, state, NO_LIST.values, false);
  return (
    <form ref={form} onInput={({ target }) => draft.type(target)}>
      <EnquiryFields />
    </form>
  );
}

export const FAILURE = 'There was an error.';

export function EnquiryProbe() {
  const enquiry = useEnquiry({ state: null, failure: FAILURE, list: NO_LIST });
  const { sending, sent, invalid, failed, values } = enquiry;
  return (
    <form aria-label="Enquiry" {...enquiry.formProps}>
      <EnquiryFields />
      <p title="invalid">{invalid.join()}</p>
      <p title="unsent">{failed && `Not sent: ${values.message}`}</p>
      <p title="sent">{sent && 'Sent before'}</p>
      <div {...enquiry.wrapperProps}>
        <button type="submit" {...enquiry.buttonProps}>
          {sending ? 'Sending' : 'Send'}
        </button>
      </div>
    </form>
  );
}

export const button = () => screen.getByRole<HTMLButtonElement>('button');
/** Returns the text of the element with a title. */
export const shown = (title: string) => screen.getByTitle(title).textContent;
export const submit = () => fireEvent.click(button());
export const fill = () => {
  for (const [name, value] of Object.entries(complete)) type(name, value);
};
