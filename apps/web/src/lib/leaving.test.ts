import { expect, it } from 'vitest';
import { isLeaving, watchLeaving } from './leaving.ts';

it('knows at once that another screen is loading, before the page renders again', () => {
  const told: ((state: { readonly navigation: { readonly state: string } }) => void)[] = [];
  const stop = watchLeaving({
    subscribe: (listener) => {
      told.push(listener);
      return () => void told.pop();
    },
  });
  expect(isLeaving()).toBe(false);
  told[0]?.({ navigation: { state: 'loading' } });
  expect(isLeaving()).toBe(true);
  told[0]?.({ navigation: { state: 'idle' } });
  expect(isLeaving()).toBe(false);
  stop();
  expect(told).toEqual([]);
});
