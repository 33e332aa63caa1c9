import { describe, expect, it } from 'vitest';
import { deadExports } from './checks/dead-exports.ts';
import { deadFiles } from './checks/dead-files.ts';
import { dialect } from './checks/dialect.ts';
import { fileSizes } from './checks/file-sizes.ts';
import { foreignSpreads } from './checks/foreign-spreads.ts';
import { importRules } from './checks/import-rules.ts';
import { leftoverMarks } from './checks/leftovers.ts';
import { localStyles } from './checks/local-styles.ts';
import { manifests } from './checks/manifests.ts';
import { markdownScripts } from './checks/markdown-scripts.ts';
import { nativeApart } from './checks/native-apart.ts';
import { specRules } from './checks/spec-rules.ts';
import { tradingRooms } from './import-table.ts';
import { importsOf } from './imports.ts';
import type { SourceFile } from './tree.ts';

const manifest = (folder: string, dependencies: Record<string, string> = {}): SourceFile => ({
  path: `${folder}/package.json`,
  text: JSON.stringify({ name: `@meridian/${folder.split('/')[1]}`, dependencies }),
});

const file = (path: string, text: string): SourceFile => ({ path, text });

describe('importsOf', () => {
  it('sees static, side-effect, dynamic, re-exported and worker imports, over several lines', () => {
    const text = [
      "import {\n  a,\n  b,\n} from './many.ts';",
      "import './side-effect.css';",
      "export { c } from './again.ts';",
      "const later = import('./later.tsx');",
      "new Worker(new URL('./solve.worker.ts', import.meta.url));",
      '  composes: list from "./list.module.css";',
    ].join('\n');
    expect(importsOf(file('x.ts', text))).toEqual([
      './many.ts',
      './side-effect.css',
      './again.ts',
      './later.tsx',
      './solve.worker.ts',
      './list.module.css',
    ]);
  });
});

describe('import table', () => {
  const packages = ['packages/domain', 'packages/protocol', 'services/trading', 'services/main-api'].map((folder) =>
    manifest(folder),
  );

  it('lets a service import a package', () => {
    const tree = [...packages, file('services/trading/src/app.ts', "import { a } from '@meridian/domain/a';")];
    expect(importRules(tree)).toEqual([]);
  });

  it('keeps the rooms of the trading service in their order, tests apart', () => {
    const up = "import { a } from '../algos/a.ts';";
    const tree = [
      ...packages,
      file('services/trading/src/kernel/kernel.ts', up),
      file('services/trading/src/kernel/kernel.test.ts', up),
      file('services/trading/src/engine/engine.ts', "import { m } from '../venues/simulator/m.ts';"),
      file('services/trading/src/algos/algo.ts', "import { k } from '../kernel/k.ts';"),
      file('services/trading/src/attic/old.ts', "import { k } from '../kernel/k.ts';"),
    ];
    expect(importRules(tree)).toEqual([
      { path: 'services/trading/src/kernel/kernel.ts', message: 'kernel may not import algos (../algos/a.ts)' },
      {
        path: 'services/trading/src/engine/engine.ts',
        message: 'engine may not import venues/simulator (../venues/simulator/m.ts)',
      },
      {
        path: 'services/trading/src/attic/old.ts',
        message: 'its folder is no room of services/trading in the import table (../kernel/k.ts)',
      },
    ]);
  });

  it('has no circle in the rooms of the trading service', () => {
    const below = (room: string, seen: readonly string[]): readonly string[] =>
      seen.includes(room) ? [room] : (tradingRooms[room] ?? []).flatMap((next) => below(next, seen.concat(room)));
    expect(Object.keys(tradingRooms).flatMap((room) => below(room, []))).toEqual([]);
  });

  it('stops a package that reaches up and a service that imports another', () => {
    const tree = [
      ...packages,
      file('packages/domain/src/a.ts', "import { b } from '@meridian/protocol/b';"),
      file('services/trading/src/app.ts', "import { c } from '@meridian/main-api/c';"),
    ];
    expect(importRules(tree).map(({ message }) => message)).toEqual([
      'packages/domain may not import packages/protocol (@meridian/protocol/b)',
      'services/trading may not import services/main-api (@meridian/main-api/c)',
    ]);
  });

  it('keeps web features apart and layers in one direction', () => {
    const tree = [
      file('apps/web/src/features/alerts/panel.tsx', "import { x } from '../command-palette/x.ts';"),
      file('apps/web/src/components/empty.tsx', "import { y } from '../features/alerts/y.ts';"),
      file('apps/web/src/screens/home.tsx', "import { z } from '../features/alerts/panel.tsx';"),
    ];
    expect(importRules(tree).map(({ path }) => path)).toEqual([
      'apps/web/src/features/alerts/panel.tsx',
      'apps/web/src/components/empty.tsx',
    ]);
  });
});

function ofTheProduct(findings: readonly { readonly path: string }[]): string[] {
  return findings.map(({ path }) => path).filter((path) => path.startsWith('packages/domain/src/x/'));
}

describe('dead code', () => {
  it('finds the file that only tests, fixtures and their helpers import, and spares programs', () => {
    const tree = [
      manifest('packages/domain'),
      file('packages/domain/src/x/used.ts', ''),
      file('packages/domain/src/x/dead.ts', ''),
      file('packages/domain/src/x/dead.test.ts', "import './dead.ts';"),
      file('packages/domain/src/x/dead.fixture.ts', "import './dead.ts';"),
      file('packages/domain/src/x/testing/help.ts', "import '../dead.ts';"),
      file('e2e/src/journeys/a.e2e.ts', "import '@meridian/domain/x/dead';"),
      file('tools/tidy/src/main.ts', "import '@meridian/domain/x/used';"),
    ];
    expect(ofTheProduct(deadFiles(tree))).toEqual(['packages/domain/src/x/dead.ts']);
  });

  it('finds the export that only its test uses', () => {
    const tree = [
      manifest('packages/domain'),
      file(
        'packages/domain/src/x/a.ts',
        'export const used = 1;\nexport const inside = 2;\nexport const dead = inside;\nexport type Lost = 1;',
      ),
      file('packages/domain/src/x/a.test.ts', "import { dead, used, type Lost } from './a.ts';"),
      file('tools/tidy/src/main.ts', "import { used } from '@meridian/domain/x/a';"),
    ];
    expect(
      deadExports(tree)
        .filter(({ path }) => path === 'packages/domain/src/x/a.ts')
        .map(({ message }) => message),
    ).toEqual(['exports dead, which no product file uses', 'exports Lost, which no product file uses']);
  });
});

describe('smaller rules', () => {
  it('measures files', () => {
    expect(fileSizes([file('a.ts', 'x\n'.repeat(300)), file('b.ts', 'x\n'.repeat(301))])).toEqual([
      { path: 'b.ts', message: '301 lines, 300 at most' },
    ]);
  });

  it('checks scripts that Markdown names', () => {
    const tree = [
      file('package.json', JSON.stringify({ scripts: { start: '', test: '', shots: '' } })),
      file('README.md', 'Run `npm start`, `npm run shots`, then `npm run polish`.'),
    ];
    expect(markdownScripts(tree).map(({ message }) => message)).toEqual([
      'names the script "polish", which package.json does not have',
    ]);
  });

  it('finds left-over marks with their line', () => {
    expect(leftoverMarks([file('a.ts', `ok\n// FIX${'ME'} later`)]).map(({ path }) => path)).toEqual(['a.ts:2']);
  });

  it('finds a selector of a module that would hold for the whole page', () => {
    const text = [
      '/* th { } */',
      '.table th[data-tone="at"],',
      'tr[data-state="bad"],',
      ':is(.a, .b) > td {',
      '  color: red;',
      '  & b { color: blue; }',
      '}',
      '@media (width <= 900px) {',
      '  [data-old] td { color: red; }',
      '}',
      '@keyframes pulse { 50% { opacity: 0; } }',
      ':global(.salt-theme) p { color: red; }',
      ':global(.salt-theme) .own { color: red; }',
    ].join('\n');
    const found = localStyles([file('a.module.css', text), file('a.css', text)]);
    expect(found.map(({ path }) => path)).toEqual(['a.module.css:3', 'a.module.css:9', 'a.module.css:12']);
    expect(found[0]?.message).toBe('tr[data-state="bad"] holds for every screen: begin it with a class of this file');
  });

  it('knows one name for a bound and one mark for what is private', () => {
    const text = [
      'const MAX_ROWS = 3;',
      'const DEFAULT_LIMIT = 3;',
      'const VERIFICATION_LIMIT_EXPIRED = 3;',
      '  private constructor() {}',
      `const ${'MOST'}_ROWS = 3;`,
      `const ROW_${'LIMIT'} = 3;`,
      `const WAIT_${'LIMIT'}_MS = 3;`,
      `const ${'LEAST'}_ROWS = 3;`,
      `  ${'private'} readonly rows = 3;`,
    ].join('\n');
    expect(dialect([file('a.ts', text)]).map(({ path }) => path)).toEqual([
      'a.ts:5',
      'a.ts:6',
      'a.ts:7',
      'a.ts:8',
      'a.ts:9',
    ]);
  });

  it('finds what a caller sent where it replaces values of our own', () => {
    const path = 'services/main-api/src/a.ts';
    const text = [
      'export const secretsLost = verify({ ...secrets, ...payload });',
      'export const idLost = update({ id, ...request.body });',
      'export const ownLast = update({ ...body, id });',
      'export const named = update({ id, name: body.name });',
      'export const nested = { a: { one, ...JSON.parse(text) } };',
    ].join('\n');
    const found = foreignSpreads([file(path, text), file('services/main-api/src/a.test.ts', text)]);
    expect(found.map(({ path }) => path)).toEqual([`${path}:1`, `${path}:2`, `${path}:5`]);
  });

  it('finds the numbered rule that no test cites', () => {
    const tree = [
      file('packages/protocol/SPEC.md', '- **QQ1** One.\n- **QQ2** Two, like QQ1.'),
      file('packages/protocol/src/a.test.ts', "it('[QQ2] holds', () => {});"),
      file('packages/protocol/src/a.ts', '// [QQ1]'),
    ];
    expect(specRules(tree).map(({ message }) => message)).toEqual([
      'no test cites rule QQ1: put [QQ1] in the name of one',
    ]);
  });

  it('finds the step of the handbook that no test takes', () => {
    const tree = [
      file('docs/handbook/trader.md', '# Trader\n\n1. **QT1** Press N.\n2. **QT2** Press Enter.\n10. **QT10** Stop.'),
      file('docs/import.md', '1. **QT11** Not of the handbook.'),
      file('e2e/src/journeys/a.e2e.ts', "test('[QT1] [QT10] sends an order', () => {});"),
    ];
    expect(specRules(tree)).toEqual([
      { path: 'docs/handbook/trader.md', message: 'no test cites rule QT2: put [QT2] in the name of one' },
    ]);
  });

  it('wants exact versions, declared imports and no dependency without a user', () => {
    const tree = [
      manifest('packages/domain', { ranged: '^1.0.0', exact: '1.2.3-beta.4', found: '1.0.0', lost: '1.0.0' }),
      file(
        'packages/domain/src/a.ts',
        "import { a } from 'exact';\nimport { b } from 'missing/sub';\nimport 'ranged';\nimport.meta.resolve('found');",
      ),
    ];
    expect(manifests(tree).map(({ message }) => message)).toEqual([
      'ranged ^1.0.0 is not an exact version',
      'imports missing, which packages/domain/package.json does not name',
      'names lost, which nothing there uses',
    ]);
  });
});

describe('the process that trades', () => {
  const reader = file('packages/history/src/open.ts', "import { DuckDBInstance } from '@duckdb/node-api';");

  it('may start a program that reads past days, and know its types', () => {
    const start = "fork(new URL('./job.ts', import.meta.url));\nimport type { Open } from '@meridian/history/open';";
    const job = "import { open } from '@meridian/history/open';";
    const tree = [
      manifest('packages/history'),
      reader,
      file('services/trading/src/main.ts', start),
      file('services/trading/src/job.ts', job),
    ];
    expect(nativeApart(tree)).toEqual([]);
  });

  it('does not load what reads past days, whichever way round', () => {
    const tree = [
      manifest('packages/history'),
      reader,
      file('services/trading/src/main.ts', "const app = await import('./app.ts');"),
      file('services/trading/src/app.ts', "import { open } from '@meridian/history/open';"),
    ];
    expect(nativeApart(tree)).toMatchObject([{ path: 'packages/history/src/open.ts' }]);
  });
});
