/** Members by a common value. A value without members is dropped. */
export class ValueSets<Value, Member> {
  readonly #sets = new Map<Value, Set<Member>>();

  get isEmpty(): boolean {
    return this.#sets.size === 0;
  }

  add(value: Value, member: Member): void {
    const set = this.#sets.get(value);
    if (set === undefined) this.#sets.set(value, new Set([member]));
    else set.add(member);
  }

  delete(value: Value, member: Member): void {
    const set = this.#sets.get(value);
    if (set?.delete(member) === true && set.size === 0) this.#sets.delete(value);
  }

  get(value: Value): ReadonlySet<Member> | undefined {
    return this.#sets.get(value);
  }
}
