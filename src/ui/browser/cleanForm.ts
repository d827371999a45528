import { cleanInput } from '../../lib/cleanInput';

/** Cleans the inputs of a form that have a name, and reports each change with an `input` event. */
export function cleanForm({ elements }: HTMLFormElement): void {
  for (const field of elements) {
    if (!(field instanceof HTMLInputElement) || !field.name) continue;
    const value = cleanInput(field.type, field.value);
    if (value === field.value) continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
