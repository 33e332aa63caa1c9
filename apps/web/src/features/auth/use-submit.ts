import { type FormEvent, useRef, useState } from 'react';

export type Submit = {
  readonly isBusy: boolean;
  readonly onSubmit: (event: FormEvent) => void;
};

/** Runs one submission at a time. A second press during a submission does nothing. */
export function useSubmit(action: () => Promise<void>): Submit {
  const [isBusy, setIsBusy] = useState(false);
  // React state would be too late for two presses within one frame.
  const running = useRef(false);
  const run = async () => {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    try {
      await action();
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    onSubmit: (event) => {
      event.preventDefault();
      void run();
    },
  };
}
