import type { FirstStepRow } from '@meridian/protocol/rest/first-steps-calls';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { FirstStepList } from './first-step-list.tsx';
import { progressText } from './first-steps-text.ts';

const REFERENCE: FirstStepRow = {
  id: 'reference',
  title: 'Reference data',
  is_done: false,
  found: '0 instruments',
  missing: 'Nothing can trade: import venues.',
  page: { label: 'Reference data', path: '/admin/reference' },
  command: 'npm run reference -- import FILE...',
};

const DONE: FirstStepRow = { ...REFERENCE, id: 'accounts', title: 'Accounts', is_done: true, missing: null };

function markupOf(steps: readonly FirstStepRow[]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <FirstStepList steps={steps} actionsOf={(id) => (id === 'accounts' ? 'An action' : null)} />
    </MemoryRouter>,
  );
}

describe('the page of first steps', () => {
  it('says for each step what is there, what is missing, where it is done and the command', () => {
    const markup = markupOf([REFERENCE]);
    for (const text of ['Missing', '0 instruments', 'Nothing can trade: import venues.', 'Open Reference data']) {
      expect(markup).toContain(text);
    }
    expect(markup).toContain('href="/admin/reference"');
    expect(markup).toContain('<code>npm run reference -- import FILE...</code>');
  });

  it('marks a step that is done with a word, not with colour alone, and keeps its actions', () => {
    const markup = markupOf([DONE]);
    expect(markup).toContain('Done');
    expect(markup).toContain('An action');
    expect(markup).not.toContain('Missing');
  });

  it('sums up in one sentence what is missing', () => {
    expect(progressText([DONE, REFERENCE])).toBe('6 of 7 first steps done. Missing: reference data.');
    expect(progressText([DONE])).toBe('Everything a first day needs is there.');
  });
});
