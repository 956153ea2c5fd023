import { crc32 } from 'node:zlib';

/** Small files that their programs open, for tests of uploads. */

/** A PDF with one empty page. @param note a comment, so that files differ */
export const pdfFile = (note = ''): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>',
  ];
  let text = `%PDF-1.7\n%${note}\n`;
  const offsets = objects.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 4\n0000000000 65535 f \n${entries}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

/** A ZIP archive of uncompressed files. */
export const zipFile = (entries: Readonly<Record<string, string>>): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let position = 0;
  for (const [path, text] of Object.entries(entries)) {
    const [name, data] = [Buffer.from(path), Buffer.from(text)];
    const sizes = Buffer.alloc(18);
    sizes.writeUInt32LE(crc32(data), 4);
    sizes.writeUInt32LE(data.length, 8);
    sizes.writeUInt32LE(data.length, 12);
    sizes.writeUInt16LE(name.length, 16);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004\u0014\0\0\0\0\0'), sizes, Buffer.alloc(2), name, data]);
    const central = Buffer.concat([
      Buffer.from('PK\u0001\u0002\u0014\0\u0014\0\0\0\0\0'),
      sizes,
      Buffer.alloc(16),
      name,
    ]);
    central.writeUInt32LE(position, 42);
    parts.push(local);
    directory.push(central);
    position += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(position, 16);
  return Buffer.concat([...parts, central, end]);
};

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const contentTypes = (type: string, part: string): string =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${part}" ContentType="${type}"/></Types>`;
const relationships = (part: string): string =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${part}"/></Relationships>`;

/** An Office document with one part. */
const officeFile = (type: string, part: string, more: Readonly<Record<string, string>> = {}): Buffer =>
  zipFile({
    '[Content_Types].xml': contentTypes(type, part),
    '_rels/.rels': relationships(part),
    [part]: '<document/>',
    ...more,
  });

/**
 * A Word document without text.
 * @param more other files in the archive
 * @param part the main part; Word on the web calls it `document2.xml`
 */
export const docxFile = (more: Readonly<Record<string, string>> = {}, part = 'word/document.xml'): Buffer =>
  officeFile(`${OFFICE}.wordprocessingml.document.main+xml`, part, more);

/** A Word document that may contain macros (.docm). */
export const docmFile = (): Buffer =>
  officeFile('application/vnd.ms-word.document.macroEnabled.main+xml', 'word/document.xml');

/** An Excel workbook without sheets. @param part the main part */
export const xlsxFile = (part = 'xl/workbook.xml'): Buffer =>
  officeFile(`${OFFICE}.spreadsheetml.sheet.main+xml`, part);
