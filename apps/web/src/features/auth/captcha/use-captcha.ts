import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApi } from '../../../api/api-context.tsx';
import { type Captcha, type CaptchaState, createCaptcha } from './captcha.ts';
import { solveInWorker } from './solve-in-worker.ts';

/** The proof of work of one form. `isWanted` starts it in the background. */
export function useCaptcha(isWanted: boolean): Captcha & { readonly current: CaptchaState } {
  const api = useApi();
  const [captcha] = useState(() => createCaptcha({ api, solve: solveInWorker, now: () => Date.now() }));
  const current = useStore(captcha.state);
  useEffect(() => {
    if (isWanted) captcha.prepare();
  }, [captcha, isWanted]);
  useEffect(() => captcha.stop, [captcha]);
  return { ...captcha, current };
}
