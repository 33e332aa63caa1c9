import { describe, expect, it } from 'vitest';
import { kindCounts, kindLabel, kindWord } from './file-kinds.ts';
import { fileText, readConfigurationFile } from './use-configuration-file.ts';

const FILE = { format: 'meridian-configuration', version: 1, rows: { broker: [] } } as const;

describe('a configuration file', () => {
  it('can be read again after it was written, and has lines that version control can compare', () => {
    const text = fileText({ ...FILE, rows: { broker: [] } });
    expect(readConfigurationFile(text)).toEqual(FILE);
    expect(text.split('\n')).toContain('  "version": 1,');
    expect(text.endsWith('}\n')).toBe(true);
  });

  it.each([
    ['a text', 'Name,Owner'],
    ['half a file', '{"format":"meridian-configuration"'],
    ['a file of something else', '{"format":"meridian-views","version":1,"rows":{}}'],
    ['a file of a later version', '{"format":"meridian-configuration","version":2,"rows":{}}'],
    ['a file with a kind that does not exist', '{"format":"meridian-configuration","version":1,"rows":{"users":[]}}'],
  ])('is not %s', (_what, text) => expect(readConfigurationFile(text)).toBeNull());

  it('tells a kind without rows from one that it leaves out', () => {
    const counts = kindCounts({ ...FILE, rows: { broker: [] } });
    expect(counts.find(({ kind }) => kind === 'broker')?.count).toBe(0);
    expect(counts.filter(({ count }) => count === null)).toHaveLength(counts.length - 1);
  });

  it('names its kinds in words, one or many, and a kind of a later server by its name', () => {
    expect([kindWord('venue'), kindLabel('venue')]).toEqual(['Venue', 'Switched venues']);
    expect([kindWord('desk'), kindLabel('desk')]).toEqual(['desk', 'desk']);
  });
});
