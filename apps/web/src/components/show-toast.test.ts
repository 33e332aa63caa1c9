import { expect, it } from 'vitest';
import { raiseToastsWith, showToast, whenToastsAreWanted } from './show-toast.tsx';

const toast = (title: string) => ({ tone: 'info', title }) as const;

it('keeps what is said before toasts can be shown, and shows it in order', () => {
  let wanted = 0;
  const forget = whenToastsAreWanted(() => {
    wanted += 1;
  });
  for (let n = 1; n <= 12; n += 1) showToast(toast(`Order ${n}`));
  const shown: string[] = [];
  const takeAway = raiseToastsWith(({ title }) => shown.push(title));
  showToast(toast('at once'));
  expect([wanted, shown.length, shown[0], shown.at(-1)]).toEqual([12, 11, 'Order 3', 'at once']);
  takeAway();
  forget();
  showToast(toast('later'));
  raiseToastsWith(({ title }) => shown.push(title))();
  expect([wanted, shown.at(-1)]).toEqual([12, 'later']);
});

it('asks at once for what shows them when a toast already waits', () => {
  showToast(toast('early'));
  let wanted = 0;
  whenToastsAreWanted(() => {
    wanted += 1;
  })();
  raiseToastsWith(() => undefined)();
  expect(wanted).toBe(1);
});
