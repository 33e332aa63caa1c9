/** A record that is being made. Once it is put into a store it never changes. */
export type Draft<Record> = { -readonly [Field in keyof Record]: Record[Field] };
