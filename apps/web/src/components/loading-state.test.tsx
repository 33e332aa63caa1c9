import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LoadingQuery } from './loading-query.tsx';
import { slowText } from './slow-text.ts';

function shown(fetchStatus: 'fetching' | 'idle'): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LoadingQuery label="Loading venues" queryKey={['v']} query={{ fetchStatus, refetch: () => undefined }} />
    </QueryClientProvider>,
  );
}

describe('an answer that takes long', () => {
  it('says from 2 s on that it is waited for, and for how long', () => {
    expect([slowText(0), slowText(1_999)]).toEqual([null, null]);
    expect([slowText(2_000), slowText(61_400)]).toEqual(['Still working, 2 s', 'Still working, 61 s']);
  });

  it('can be asked for again once it was cancelled', () => {
    expect(shown('fetching')).toContain('Loading venues');
    expect(shown('fetching')).not.toContain('Try again');
    expect(shown('idle')).toMatch(/Cancelled.*Nothing was loaded.*Try again/);
  });
});
