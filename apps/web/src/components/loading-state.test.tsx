import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LoadingQuery } from './loading-query.tsx';
import { slowText } from './slow-text.ts';

function shown(isWaiting: boolean): string {
  return renderToStaticMarkup(
    <LoadingQuery label="Loading venues" query={{ isWaiting, refetch: () => undefined, cancel: () => undefined }} />,
  );
}

describe('an answer that takes long', () => {
  it('says from 2 s on that it is waited for, and for how long', () => {
    expect([slowText(0), slowText(1_999)]).toEqual([null, null]);
    expect([slowText(2_000), slowText(61_400)]).toEqual(['Still working, 2 s', 'Still working, 61 s']);
  });

  it('can be asked for again once it was cancelled', () => {
    expect(shown(true)).toContain('Loading venues');
    expect(shown(true)).not.toContain('Try again');
    expect(shown(false)).toMatch(/Cancelled.*Nothing was loaded.*Try again/);
  });
});
