/** The part of a zod contract that `readJson` needs. */
interface Contract<Value> {
  parse(value: unknown): Value;
}

/** Parses a JSON column with its contract. @throws {Error} for stored data that violates the contract */
export const readJson = <Value>(contract: Contract<Value>, text: string): Value => contract.parse(JSON.parse(text));
