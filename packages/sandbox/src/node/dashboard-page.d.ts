declare const page: string;
/** Schemas, examples and rules, as JSON. */
export const data: string;
export default page;
