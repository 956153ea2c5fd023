import sharp from 'sharp';

/** Content id of the logo, which the HTML part shows from the email itself: mailboxes block pictures of other servers. */
export const LOGO_CID = 'logo@miqyas';
/** Edge in CSS px. The picture has twice as many pixels. */
export const LOGO_SIZE = 44;

/** The logo mark on a transparent ground: the octagon in brass, its scale in ink. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${LOGO_SIZE * 2}" height="${LOGO_SIZE * 2}"><path d="M18.75 0H45.25L64 18.75V45.25L45.25 64H18.75L0 45.25V18.75Z" fill="#DDB56A"/><path d="M45 13h4v38h-4zM37 46h8v5h-8zM31.5 35h13.5v5H31.5zM25 24h20v5H25zM15 13h30v5H15z" fill="#0A272C"/></svg>`;

let png: Promise<Buffer> | undefined;

/** The logo as a PNG, because Outlook and Gmail show no SVG. Made once. */
export const logoPng = (): Promise<Buffer> => (png ??= sharp(Buffer.from(MARK)).png({ palette: true }).toBuffer());
