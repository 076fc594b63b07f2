const columns = 'shop_sku;ean;title;category;color;description';
const mebibyte = 1024 * 1024;

/** The valid last digit of an EAN. */
function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/** A valid EAN, different for each number below a million. */
export function eanOf(number: number): string {
  const digits = `209876${String(number).padStart(6, '0')}`;
  return digits + String(checkDigit(digits));
}

export interface Product {
  readonly sku: string;
  readonly ean: string;
  readonly title: string;
}

export const productOf = (number: number, title = `Chair ${number}`): Product => ({
  sku: `SKU-${number}`,
  ean: eanOf(number),
  title,
});

/** A file of a number of mebibytes, in chunks. Every tenth line lacks its title. */
export async function* bigProductFile(mebibytes: number): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder();
  const description = 'Solid, oiled, and made to last. '.repeat(60);
  yield encoder.encode(`${columns}\n`);
  let bytes = 0;
  for (let number = 1; bytes < mebibytes * mebibyte;) {
    let text = '';
    for (const end = number + 32; number < end; number += 1) {
      const { sku, ean, title } = productOf(number, number % 10 === 0 ? '' : undefined);
      text += `${sku};${ean};${title};chairs;oak;"${description}"\n`;
    }
    const piece = encoder.encode(text);
    bytes += piece.length;
    yield piece;
  }
}
