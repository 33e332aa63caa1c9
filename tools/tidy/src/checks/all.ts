import type { Check } from '../tree.ts';
import { deadFiles } from './dead-files.ts';
import { dialect } from './dialect.ts';
import { fileSizes } from './file-sizes.ts';
import { importRules } from './import-rules.ts';
import { leftoverMarks } from './leftovers.ts';
import { manifests } from './manifests.ts';
import { markdownScripts } from './markdown-scripts.ts';
import { specRules } from './spec-rules.ts';

export const checks: Readonly<Record<string, Check>> = {
  'import table': importRules,
  'dead files': deadFiles,
  'file sizes': fileSizes,
  'scripts in Markdown': markdownScripts,
  dialect,
  leftovers: leftoverMarks,
  manifests,
  'numbered rules': specRules,
};
