import type { Check } from '../tree.ts';
import { clauses } from './clauses.ts';
import { deadExports } from './dead-exports.ts';
import { deadFiles } from './dead-files.ts';
import { dialect } from './dialect.ts';
import { fileSizes } from './file-sizes.ts';
import { foreignSpreads } from './foreign-spreads.ts';
import { freshTexts } from './fresh-texts.ts';
import { importRules } from './import-rules.ts';
import { leftoverMarks } from './leftovers.ts';
import { localStyles } from './local-styles.ts';
import { manifests } from './manifests.ts';
import { markdownScripts } from './markdown-scripts.ts';
import { nativeApart } from './native-apart.ts';
import { specRules } from './spec-rules.ts';
import { words } from './words.ts';

export const checks: Readonly<Record<string, Check>> = {
  'import table': importRules,
  'dead files': deadFiles,
  'file sizes': fileSizes,
  'scripts in Markdown': markdownScripts,
  dialect,
  'foreign spreads': foreignSpreads,
  leftovers: leftoverMarks,
  'local styles': localStyles,
  clauses: (tree) => clauses(tree),
  manifests,
  'numbered rules': specRules,
  'native code apart': nativeApart,
};

/** What a step on the way may still lack and the whole must not: run by the tests, and by `npm run tidy -- --all`. */
export const lastChecks: Readonly<Record<string, Check>> = {
  'dead exports': deadExports,
  words,
  texts: freshTexts,
};
