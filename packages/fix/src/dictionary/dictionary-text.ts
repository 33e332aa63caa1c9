import type { DictionaryData, FieldData, GroupData, MemberData, MessageData } from './dictionary-data.ts';

/**
 * The compact form of a dictionary, a line for each fact:
 * `V version`, `F tag name type value=name …`, `G name countTag members`, `C name members`, `M type s|a name members`,
 * `H members`, `T members`. A member is a tag, `@group` or `&component`; `!` behind it means required.
 */
export function dictionaryText(data: DictionaryData): string {
  const lines = [`V ${data.version}`];
  for (const { tag, name, type, values } of data.fields.values()) {
    const allowed = [...values].map(([value, label]) => `${encodeURIComponent(value)}=${label}`);
    lines.push(['F', tag, name, type, ...allowed].join(' '));
  }
  for (const [name, { countTag, members }] of data.groups) lines.push(`G ${name} ${countTag} ${memberText(members)}`);
  for (const [name, members] of data.components) lines.push(`C ${name} ${memberText(members)}`);
  for (const { type, name, isSession, members } of data.messages.values()) {
    lines.push(`M ${type} ${isSession ? 's' : 'a'} ${name} ${memberText(members)}`);
  }
  lines.push(`H ${memberText(data.header)}`, `T ${memberText(data.trailer)}`);
  return lines.join('\n');
}

function memberText(members: readonly MemberData[]): string {
  const mark = { field: '', group: '@', component: '&' } as const;
  return members
    .map((each) => `${mark[each.kind]}${each.kind === 'field' ? each.tag : each.name}${each.isRequired ? '!' : ''}`)
    .join(' ');
}

/** Reads the compact form, which only our own script writes. */
export function parseDictionaryText(text: string): DictionaryData {
  const fields = new Map<number, FieldData>();
  const groups = new Map<string, GroupData>();
  const components = new Map<string, readonly MemberData[]>();
  const messages = new Map<string, MessageData>();
  let version = '';
  let header: readonly MemberData[] = [];
  let trailer: readonly MemberData[] = [];
  for (const line of text.split('\n')) {
    const [kind, first = '', second = '', third = '', ...rest] = line.split(' ');
    if (kind === 'V') version = first;
    else if (kind === 'F') fields.set(Number(first), fieldOf(Number(first), second, third, rest));
    else if (kind === 'G') groups.set(first, { countTag: Number(second), members: membersOf([third, ...rest]) });
    else if (kind === 'C') components.set(first, membersOf([second, third, ...rest]));
    else if (kind === 'M') {
      messages.set(first, { type: first, name: third, isSession: second === 's', members: membersOf(rest) });
    } else if (kind === 'H') header = membersOf([first, second, third, ...rest]);
    else if (kind === 'T') trailer = membersOf([first, second, third, ...rest]);
  }
  return { version, fields, groups, components, messages, header, trailer };
}

function fieldOf(tag: number, name: string, type: string, allowed: readonly string[]): FieldData {
  const values = allowed.map((each) => {
    const [value = '', label = ''] = each.split('=');
    return [decodeURIComponent(value), label] as const;
  });
  return { tag, name, type, values: new Map(values) };
}

function membersOf(words: readonly string[]): readonly MemberData[] {
  return words.filter((word) => word !== '').map(memberOf);
}

function memberOf(word: string): MemberData {
  const isRequired = word.endsWith('!');
  const name = isRequired ? word.slice(0, -1) : word;
  if (name.startsWith('@')) return { kind: 'group', name: name.slice(1), isRequired };
  if (name.startsWith('&')) return { kind: 'component', name: name.slice(1), isRequired };
  return { kind: 'field', tag: Number(name), isRequired };
}
