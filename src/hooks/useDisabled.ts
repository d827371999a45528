import { type RefObject, useEffect } from 'react';

/**
 * Sets the `disabled` property of a control after hydration and whenever it changes. React does not
 * patch attributes while hydrating, and Firefox before 121 disables a control again after a reload.
 * @param control the control, which needs `disabled` as a prop as well
 */
export function useDisabled(control: RefObject<{ disabled: boolean }>, disabled: boolean): void {
  useEffect(() => {
    if (control.current) control.current.disabled = disabled;
  }, [control, disabled]);
}
