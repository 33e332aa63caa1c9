import type { DictionaryData, FieldData, GroupData, MemberData, MessageData } from './dictionary-data.ts';
import { attribute, childrenNamed, readXml, type XmlElement } from './xml.ts';

export type ImportedDictionary =
  | { readonly kind: 'imported'; readonly data: DictionaryData }
  | { readonly kind: 'failed'; readonly why: string };

/** Reads the fields, groups, components and messages of an Orchestra file; its sentences are left out. */
export function importOrchestra(text: string): ImportedDictionary {
  const read = readXml(text);
  if (read.kind === 'failed') return read;
  const { root } = read;
  if (root.name !== 'repository') return { kind: 'failed', why: 'The file is not an Orchestra repository.' };
  const names = new Names(root);
  const components = new Map(
    elements(root, 'components', 'component').map((each) => [attribute(each, 'name'), names.membersOf(each)]),
  );
  const header = components.get('StandardHeader') ?? [];
  const trailer = components.get('StandardTrailer') ?? [];
  components.delete('StandardHeader');
  components.delete('StandardTrailer');
  const data: DictionaryData = {
    version: attribute(root, 'version'),
    fields: new Map(fieldsOf(root).map((field) => [field.tag, field])),
    groups: new Map(elements(root, 'groups', 'group').map((each) => groupOf(each, names))),
    components,
    messages: new Map(elements(root, 'messages', 'message').map((each) => messageOf(each, names))),
    header,
    trailer,
  };
  const missing = names.missing.at(0);
  return missing === undefined ? { kind: 'imported', data } : { kind: 'failed', why: missing };
}

function elements(root: XmlElement, list: string, name: string): readonly XmlElement[] {
  return childrenNamed(root, list).flatMap((each) => childrenNamed(each, name));
}

/** References go by id in the file, and by name in our form. */
class Names {
  readonly missing: string[] = [];
  readonly #groups: ReadonlyMap<string, string>;
  readonly #components: ReadonlyMap<string, string>;

  constructor(root: XmlElement) {
    const byId = (list: string, name: string) =>
      new Map(elements(root, list, name).map((each) => [attribute(each, 'id'), attribute(each, 'name')]));
    this.#groups = byId('groups', 'group');
    this.#components = byId('components', 'component');
  }

  membersOf(element: XmlElement): readonly MemberData[] {
    return element.children.flatMap((child): readonly MemberData[] => {
      const isRequired = attribute(child, 'presence') === 'required';
      const id = attribute(child, 'id');
      if (child.name === 'fieldRef') return [{ kind: 'field', tag: Number(id), isRequired }];
      if (child.name === 'groupRef') return this.#named('group', this.#groups.get(id), id, isRequired);
      if (child.name === 'componentRef') return this.#named('component', this.#components.get(id), id, isRequired);
      return [];
    });
  }

  #named(
    kind: 'group' | 'component',
    name: string | undefined,
    id: string,
    isRequired: boolean,
  ): readonly MemberData[] {
    if (name === 'StandardHeader' || name === 'StandardTrailer') return [];
    if (name !== undefined) return [{ kind, name, isRequired }];
    this.missing.push(`The file refers to ${kind} ${id}, which it does not define.`);
    return [];
  }
}

function fieldsOf(root: XmlElement): readonly FieldData[] {
  const codeSets = new Map(elements(root, 'codeSets', 'codeSet').map((each) => [attribute(each, 'name'), each]));
  return elements(root, 'fields', 'field').map((field) => {
    const type = attribute(field, 'type');
    const codes = codeSets.get(type);
    const values = childrenNamed(codes, 'code').map(
      (code) => [attribute(code, 'value'), attribute(code, 'name')] as const,
    );
    return {
      tag: Number(attribute(field, 'id')),
      name: attribute(field, 'name'),
      type: codes === undefined ? type : attribute(codes, 'type'),
      // A rule written in place of a value, such as a country's code, allows values that the file does not list.
      values: new Map(values.some(([value]) => /[ /]/.test(value)) ? [] : values),
    };
  });
}

function groupOf(element: XmlElement, names: Names): readonly [string, GroupData] {
  const countTag = Number(attribute(childrenNamed(element, 'numInGroup')[0], 'id'));
  return [attribute(element, 'name'), { countTag, members: names.membersOf(element) }];
}

function messageOf(element: XmlElement, names: Names): readonly [string, MessageData] {
  const structure = childrenNamed(element, 'structure')[0];
  const message: MessageData = {
    type: attribute(element, 'msgType'),
    name: attribute(element, 'name'),
    isSession: attribute(element, 'category') === 'Session',
    members: structure === undefined ? [] : names.membersOf(structure),
  };
  return [message.type, message];
}
