import type { Locator } from 'playwright/test';

/** A table and a list as Word puts them on the clipboard, with an event handler and a file that must not stay. */
export const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>
<p class=MsoNormal style='mso-margin-top-alt:auto'><b><span style='font-size:14.0pt'>بنود التكلفة</span></b><o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td style='width:120pt'><p class=MsoNormal>البند</p></td><td><p class=MsoNormal>القيمة</p></td></tr>
<tr><td><p class=MsoNormal>الإيجار</p></td><td><p class=MsoNormal>6,300</p></td></tr></table>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>1.<span>&nbsp; </span></span><![endif]>دراسة السوق<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>2.<span>&nbsp; </span></span><![endif]>الدراسة الفنية<o:p></o:p></p>
<p class=MsoNormal onclick="alert(1)">خاتمة<img src="file:///c:/a.png" onerror="alert(1)"></p></body></html>`;

/** Pastes HTML into an editor, as the browser does it for content of another program. */
export const pasteHtml = (editor: Locator, html: string): Promise<void> =>
  editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
