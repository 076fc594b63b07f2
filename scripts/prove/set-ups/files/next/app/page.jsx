import { count } from '../../program.mjs';

export const dynamic = 'force-dynamic';

export default async function Page() {
  return <p>{`${await count()} orders`}</p>;
}
