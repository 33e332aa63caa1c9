import type { DictionaryData, FieldData, MemberData, MessageData } from './dictionary-data.ts';
import { FORMAT_NAMES } from './formats.ts';

export type AddedFields =
  | { readonly kind: 'added'; readonly data: DictionaryData }
  | { readonly kind: 'failed'; readonly problems: readonly string[] };

type Row = Readonly<Record<string, unknown>>;

const MAX_TAG = 999_999_999;
const MAX_ROWS = 5_000;
const SECTIONS = ['fields', 'values', 'members', 'groups', 'messages'] as const;

/**
 * A dictionary with what a desk agreed on with a counterparty. The file has five lists: `fields` (tag, name, type, values),
 * `values` (tag, value, name), `groups` (name, count, members), `messages` (type, name, members) and `members`
 * (message, tag or group, required), each of which may be left out.
 */
export function addToDictionary(base: DictionaryData, file: unknown): AddedFields {
  const adding = new Adding(base);
  const problems = adding.add(file);
  return problems.length === 0 ? { kind: 'added', data: adding.data() } : { kind: 'failed', problems };
}

class Adding {
  readonly #base: DictionaryData;
  readonly #fields: Map<number, FieldData>;
  readonly #groups: Map<string, { countTag: number; members: readonly MemberData[] }>;
  readonly #messages: Map<string, MessageData>;
  readonly #problems: string[] = [];

  constructor(base: DictionaryData) {
    this.#base = base;
    this.#fields = new Map(base.fields);
    this.#groups = new Map(base.groups);
    this.#messages = new Map(base.messages);
  }

  data(): DictionaryData {
    return { ...this.#base, fields: this.#fields, groups: this.#groups, messages: this.#messages };
  }

  add(file: unknown): readonly string[] {
    if (!isRow(file)) return ['The file is not a JSON object with lists.'];
    const unknown = Object.keys(file).filter((name) => !SECTIONS.some((section) => section === name));
    if (unknown.length > 0) return [`The file has the unknown list "${unknown[0]}": use ${SECTIONS.join(', ')}.`];
    const rows = (name: (typeof SECTIONS)[number]): readonly Row[] => this.#rows(name, file[name]);
    for (const row of rows('fields')) this.#addField(row);
    for (const row of rows('values')) this.#addValue(row);
    for (const row of rows('groups')) this.#addGroup(row);
    for (const row of rows('messages')) this.#addMessage(row);
    for (const row of rows('members')) this.#addMember(row);
    return this.#problems;
  }

  #rows(name: string, list: unknown): readonly Row[] {
    if (list === undefined) return [];
    if (Array.isArray(list) && list.length <= MAX_ROWS && list.every(isRow)) return list;
    this.#problems.push(`"${name}" is not a list of at most ${MAX_ROWS.toLocaleString('en-US')} objects.`);
    return [];
  }

  #addField({ tag, name, type, values = {} }: Row): void {
    if (!isTag(tag)) return this.#refuse(`${shown(tag)} is not a tag: use a whole number from 1 to 999,999,999.`);
    if (this.#fields.has(tag)) return this.#refuse(`Tag ${tag} is already ${this.#fields.get(tag)?.name}.`);
    if (!isName(name)) return this.#refuse(`Tag ${tag} needs a name of letters and digits.`);
    if (typeof type !== 'string' || !FORMAT_NAMES.includes(type)) {
      return this.#refuse(`Tag ${tag} has the unknown type ${shown(type)}: use one of ${FORMAT_NAMES.join(', ')}.`);
    }
    if (!isRow(values) || !Object.values(values).every(isName)) {
      return this.#refuse(`The values of tag ${tag} are not names by value, such as {"A": "Algo"}.`);
    }
    const labels = Object.entries(values).map(([value, label]) => [value, String(label)] as const);
    this.#fields.set(tag, { tag, name, type, values: new Map(labels) });
  }

  #addValue({ tag, value, name }: Row): void {
    const field = isTag(tag) ? this.#fields.get(tag) : undefined;
    if (field === undefined)
      return this.#refuse(`Value ${shown(value)} is for tag ${shown(tag)}, which is not defined.`);
    if (typeof value !== 'string' || value === '') return this.#refuse(`A value of tag ${field.tag} is not a text.`);
    if (!isName(name)) return this.#refuse(`Value ${value} of tag ${field.tag} needs a name of letters and digits.`);
    if (field.values.has(value)) return this.#refuse(`Tag ${field.tag} has the value ${value} already.`);
    // A field without listed values takes every value, so that a list of one would refuse all others.
    if (field.values.size === 0) return this.#refuse(`Tag ${field.tag} takes every value: list none.`);
    this.#fields.set(field.tag, { ...field, values: new Map([...field.values, [value, name]]) });
  }

  #addGroup({ name, count, members }: Row): void {
    if (!isName(name)) return this.#refuse(`${shown(name)} is not the name of a group: use letters and digits.`);
    if (this.#groups.has(name)) return this.#refuse(`There is a group ${name} already.`);
    if (!isTag(count) || !this.#fields.has(count)) {
      return this.#refuse(`Group ${name} is counted by ${shown(count)}, which is not a defined tag.`);
    }
    const found = this.#membersOf(`Group ${name}`, members);
    if (found.length > 0) this.#groups.set(name, { countTag: count, members: found });
  }

  #addMessage({ type, name, members = [] }: Row): void {
    if (typeof type !== 'string' || !/^[A-Za-z0-9]{1,4}$/.test(type)) {
      return this.#refuse(`${shown(type)} is not a message type: use one to four letters or digits.`);
    }
    if (this.#messages.has(type)) return this.#refuse(`There is a message ${type} already: add members to it instead.`);
    if (!isName(name)) return this.#refuse(`Message ${type} needs a name of letters and digits.`);
    const found = this.#membersOf(`Message ${type}`, members);
    this.#messages.set(type, { type, name, isSession: false, members: found });
  }

  #addMember(row: Row): void {
    const { message } = row;
    const shape = typeof message === 'string' ? this.#messages.get(message) : undefined;
    if (shape === undefined) return this.#refuse(`There is no message ${shown(message)} to add a member to.`);
    const found = this.#membersOf(`Message ${shape.type}`, [row]);
    if (found.length === 0) return undefined;
    this.#messages.set(shape.type, { ...shape, members: [...shape.members, ...found] });
  }

  #membersOf(owner: string, list: unknown): readonly MemberData[] {
    if (!Array.isArray(list) || list.length > MAX_ROWS) {
      this.#refuse(`The members of ${owner} are not a list.`);
      return [];
    }
    return list.flatMap((each: unknown): readonly MemberData[] => {
      const { tag, group, required = false } = isRow(each) ? each : {};
      const isRequired = required === true;
      if (isTag(tag) && this.#fields.has(tag)) return [{ kind: 'field', tag, isRequired } as const];
      if (typeof group === 'string' && this.#groups.has(group))
        return [{ kind: 'group', name: group, isRequired } as const];
      this.#refuse(`${owner} names ${shown(tag ?? group)}, which is neither a defined tag nor a group.`);
      return [];
    });
  }

  #refuse(problem: string): void {
    this.#problems.push(problem);
  }
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTag(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= MAX_TAG;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z]\w{0,99}$/.test(value);
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 40);
}
