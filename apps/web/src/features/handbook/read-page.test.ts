import { describe, expect, it } from 'vitest';
import { readLine, readPage } from './read-page.ts';

const PAGE = `# Trader

What a trader does first.

## Send an order
1. **HT1** Press **N**.
2. **HT2** Open [Limits](/admin/limits).

![The ticket](pictures/ticket.png)

- one
- two

\`\`\`
npm start

npm test
\`\`\`
`;

describe('a page of the handbook', () => {
  it('is read as headings, numbered steps with their ids, pictures, lists and commands', () => {
    expect(readPage(PAGE)).toMatchObject({
      title: 'Trader',
      blocks: [
        { kind: 'paragraph', line: { parts: [{ kind: 'text', text: 'What a trader does first.' }] } },
        { kind: 'heading', level: 2, text: 'Send an order', anchor: 'send-an-order' },
        {
          kind: 'steps',
          steps: [
            { id: 'HT1', line: readLine('Press **N**.') },
            { id: 'HT2', line: readLine('Open [Limits](/admin/limits).') },
          ],
        },
        { kind: 'picture', file: 'ticket.png', says: 'The ticket' },
        { kind: 'list', items: [{ text: 'one' }, { text: 'two' }] },
        { kind: 'commands', text: 'npm start\n\nnpm test' },
      ],
    });
  });

  it('links to screens, to its other pages and to its headings', () => {
    expect(readLine('[a](/admin/limits) [b](operator.md#back-up) [c](#start)').parts).toMatchObject([
      { kind: 'link', text: 'a', to: '/admin/limits' },
      { kind: 'text', text: ' ' },
      { kind: 'link', text: 'b', to: '/handbook/operator#back-up' },
      { kind: 'text', text: ' ' },
      { kind: 'link', text: 'c', to: '#start' },
    ]);
  });

  it.each(['javascript:alert(1)', 'https://elsewhere.example/', '//elsewhere.example', 'data:text/html,x'])(
    'leads to no other place: %s stays text',
    (target) => {
      expect(readLine(`[x](${target.replaceAll(/[()]/g, '')})`).parts).toMatchObject([{ kind: 'text', text: 'x' }]);
    },
  );

  it('shows markup as text', () => {
    expect(readPage('# T\n\n<img src=x onerror=alert(1)>').blocks).toMatchObject([
      { kind: 'paragraph', line: { parts: [{ kind: 'text', text: '<img src=x onerror=alert(1)>' }] } },
    ]);
  });
});
