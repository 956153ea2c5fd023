/** The least of a zod contract that reading a column needs. */
interface Contract<Value> {
  parse(value: unknown): Value;
}

/** Reads a JSON column as its contract says; a row that does not hold what it should is an error of ours. */
export const readJson = <Value>(contract: Contract<Value>, text: string): Value => contract.parse(JSON.parse(text));
