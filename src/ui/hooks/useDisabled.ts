import { type RefObject, useEffect } from 'react';

/**
 * Sets the `disabled` property of a control after hydration and whenever the value changes. It is needed because React
 * does not patch attributes during hydration, and Firefox before 121 disables a control again after a reload.
 * @param control the control, to which the caller must also pass `disabled` as a prop
 */
export function useDisabled(control: RefObject<{ disabled: boolean }>, disabled: boolean): void {
  useEffect(() => {
    if (control.current) control.current.disabled = disabled;
  }, [control, disabled]);
}
