import { describe, expect, it } from 'vitest';
import { freshTexts } from '../checks/fresh-texts.ts';
import { words } from '../checks/words.ts';
import type { SourceFile } from '../tree.ts';
import { TEXT_LIST_PATH, textList, textsIn } from './text-list.ts';
import { textsOf } from './texts-of.ts';

const page = (text: string, path = 'apps/web/src/features/x/page.tsx'): SourceFile => ({ path, text });

describe('textsOf', () => {
  it('finds what a person reads: elements, labels, sentences and templates', () => {
    const source = [
      "import './nothing to see.css';",
      "const title = 'Orders';",
      "const kind = 'not for people at all';",
      'export const View = ({ n }: { n: "two words" }) => (',
      '  <p className="one two three" aria-label="Open orders">',
      '    Nothing here. <Button>{n === "many of them" ? `Cancel ${order.count} orders` : "Go back"}</Button>',
      '  </p>',
      ');',
      "throw new Error('a broken promise');",
      'const rows = sql`select one from two`;',
      "log.warn({ err }, 'a message failed');",
    ].join('\n');
    expect(textsOf(page(source)).map(({ text }) => text)).toEqual([
      'Orders',
      'Open orders',
      'Nothing here.',
      'Cancel {count} orders',
      'Go back',
      'a message failed',
    ]);
  });
});

describe('the list of texts', () => {
  it('has each text once in its area, by file', () => {
    const tree = [
      page('const label = "Send";', 'apps/web/src/features/x/b.ts'),
      page('const label = "Stage";', 'apps/web/src/features/x/a.ts'),
      page('const text = "Send";', 'apps/web/src/features/x/c.ts'),
      page('const text = "Unseen";', 'apps/web/src/features/x/c.test.ts'),
    ];
    expect(textList(textsIn(tree)).split('\n').slice(4)).toEqual([
      '## apps/web/features/x',
      '',
      '- Stage',
      '- Send',
      '',
    ]);
  });
});

describe('the page of texts', () => {
  it('is out of date when a text is not on it', () => {
    const source = page('const label = "Send";');
    const fresh = { path: TEXT_LIST_PATH, text: textList(textsIn([source])) };
    expect(freshTexts([source, fresh])).toEqual([]);
    expect(freshTexts([page('const label = "Stage";'), fresh]).map(({ path }) => path)).toEqual([TEXT_LIST_PATH]);
    expect(freshTexts([source])).toHaveLength(1);
  });
});

describe('words', () => {
  it.each([
    ['<p>The order_qty is wrong.</p>', 'has a field name in prose: say it in words'],
    [`<Button>${'Leave as'} it is</Button>`, 'say Go back, or what happens'],
    [`<Button>${'Men'}d</Button>`, 'say Fix'],
    ['<p>Cost is -3 bps</p>', 'has a hyphen before a number: the minus is −'],
    ['<Button>Send now.</Button>', 'ends a button with a full stop'],
    ['<p>That is not unlikely.</p>', 'denies twice: say it straight'],
  ])('%s', (text, message) => {
    expect(words([page(`const x = ${text};`)]).map((finding) => finding.message.replace(/^“.*” /, ''))).toEqual([
      message,
    ]);
  });

  it('lets plain desk English pass, conditions of a search and gaps too', () => {
    const text = '<p>Cancel {order_qty} orders, as log_level:critical says · −3 bps.</p>';
    expect(words([page(`const x = ${text};`)])).toEqual([]);
  });
});
