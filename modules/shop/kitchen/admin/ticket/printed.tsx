import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import classes from './print-sheet.module.css';

/** A sheet that only paper sees: the browser prints it and nothing else, at once. */
export function Printed({ onDone, children }: { readonly onDone: () => void; readonly children: ReactNode }) {
  useEffect(() => {
    document.body.classList.add(classes.printing ?? '');
    window.addEventListener('afterprint', onDone);
    // In browsers whose print dialog does not wait, the sheet is drawn before it opens.
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', onDone);
      document.body.classList.remove(classes.printing ?? '');
    };
  }, [onDone]);
  return createPortal(
    <div className={classes.paper} aria-hidden>
      {children}
    </div>,
    document.body,
  );
}
