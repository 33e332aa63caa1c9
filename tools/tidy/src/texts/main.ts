import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readTree } from '../tree.ts';
import { TEXT_LIST_PATH, textList, textsIn } from './text-list.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const texts = textsIn(readTree(root));
writeFileSync(`${root}${TEXT_LIST_PATH}`, textList(texts));
console.log(`${TEXT_LIST_PATH}: ${texts.length} texts`);
