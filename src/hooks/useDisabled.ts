import { type RefObject, useEffect } from 'react';

/**
 * Sets the `disabled` property of a control after hydration and whenever it changes. React leaves the attributes of the
 * HTML as they are when it hydrates, and Firefox before 121 disables a control again after a reload.
 * @param control the control, which gets `disabled` as a prop, too
 */
export function useDisabled(control: RefObject<{ disabled: boolean }>, disabled: boolean): void {
  useEffect(() => {
    if (control.current) control.current.disabled = disabled;
  }, [control, disabled]);
}
