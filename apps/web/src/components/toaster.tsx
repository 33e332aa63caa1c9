import { useEffect, useState } from 'react';
import { laterPart } from '../lib/later-part.tsx';
import { whenToastsAreWanted } from './show-toast.tsx';

const ToastStage = laterPart(async () => (await import('./toast-stage.tsx')).ToastStage);

/** One for the whole page. What shows toasts is loaded after the screen, or with the first toast. */
export function Toaster() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenToastsAreWanted(() => setWanted(true)), []);
  return isWanted ? <ToastStage /> : null;
}
