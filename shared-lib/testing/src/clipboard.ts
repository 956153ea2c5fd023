/**
 * HTML as programs put it on the clipboard. The parts that say nothing about the content, such as the hundreds of rules in Word's head,
 * are shortened; tags, attributes, comments and quotes stand as the programs write them.
 */

const wordCell = (text: string, isBold = false): string =>
  `<td width=208 valign=top style='width:155.8pt;border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt;padding:0cm 5.4pt 0cm 5.4pt'>
  <p class=MsoNormal dir=RTL style='margin-bottom:0cm;text-align:right;line-height:normal;direction:rtl;unicode-bidi:embed'>${isBold ? '<b>' : ''}<span lang=AR-SA style='font-family:"Arial",sans-serif;mso-ascii-font-family:Calibri'>${text}</span>${isBold ? '</b>' : ''}<b><o:p></o:p></b></p>
  </td>`;

const wordItem = (marker: string, list: string, text: string): string =>
  `<p class=MsoListParagraphCxSpMiddle dir=RTL style='margin-top:0cm;margin-right:36.0pt;mso-add-space:auto;text-align:right;text-indent:-18.0pt;mso-list:${list} lfo1;direction:rtl;unicode-bidi:embed'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]><span dir=RTL></span><span lang=AR-SA style='font-family:"Arial",sans-serif'>${text}<o:p></o:p></span></p>

`;

/** Word on Windows: two levels of headings, a list in two levels and kinds, a table of the style «Table Grid» with a row of headings. */
export const wordClipboard = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/Huda/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <w:WordDocument>
  <w:View>Normal</w:View>
 </w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no;
	margin-bottom:8.0pt;
	font-family:"Calibri",sans-serif;}
@list l0:level1
	{mso-level-number-format:bullet;
	mso-level-text:\\F0B7;}
-->
</style>
</head>

<body lang=EN-US style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->

<h1 dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><span lang=AR-SA style='font-family:"Times New Roman",serif'>تكلفة
الافتتاح<o:p></o:p></span></h1>

<p class=MsoNormal dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><span lang=AR-SA style='font-family:"Arial",sans-serif'>يبدأ
المخبز بثلاثة <i>بنود</i> و<u>قيد</u> واحد.<o:p></o:p></span></p>

<p class=MsoNormal dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><o:p>&nbsp;</o:p></p>

<h2 dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><span lang=AR-SA>المعدات<o:p></o:p></span></h2>

${wordItem('·', 'l0 level1', 'فرن')}${wordItem('o', 'l0 level2', 'بالغاز')}${wordItem('o', 'l0 level2', 'بالكهرباء')}${wordItem('·', 'l0 level1', 'عجانة')}<p class=MsoNormal dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><span lang=AR-SA>وترتيبها:<o:p></o:p></span></p>

${wordItem('1.', 'l1 level1', 'الترخيص')}${wordItem('أ.', 'l1 level2', 'البلدية')}${wordItem('2.', 'l1 level1', 'الإيجار')}
<table class=MsoTableGrid dir=rtl border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt;mso-yfti-tbllook:1184;mso-padding-alt:0cm 5.4pt 0cm 5.4pt;mso-table-dir:bidi'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  ${wordCell('البند', true)}
  ${wordCell('القيمة', true)}
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  ${wordCell('الإيجار')}
  ${wordCell('6,300')}
 </tr>
</table>

<!--EndFragment-->
</body>

</html>`;

const docsText = (text: string, style = ''): string =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${style}">${text}</span>`;

const docsItem = (level: number, text: string): string =>
  `<li dir="rtl" style="list-style-type:disc;font-size:11pt;font-family:Arial,sans-serif;color:#000000;white-space:pre;" aria-level="${level}"><p dir="rtl" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${docsText(text)}</p></li>`;

const docsCell = (text: string, style = ''): string =>
  `<td style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt 5pt 5pt 5pt;overflow:hidden;overflow-wrap:break-word;"><p dir="rtl" style="line-height:1.2;margin-top:0pt;margin-bottom:0pt;">${docsText(text, style)}</p></td>`;

/** Google Docs in a browser: marks as styles of spans, a list beside its item, a table whose first row is bold. */
export const docsClipboard = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-3f7c1b52-7fff-1a2b-9c4d-5e6f7a8b9c0d"><h1 dir="rtl" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;">${docsText('تكلفة الافتتاح', 'font-size:20pt;')}</h1><p dir="rtl" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${docsText('كلام ')}${docsText('مائل', 'font-style:italic;')}${docsText(' و')}${docsText('مسطر', 'text-decoration:underline;-webkit-text-decoration-skip:none;text-decoration-skip-ink:none;')}${docsText(' و')}${docsText('مهم', 'font-weight:700;font-style:italic;')}${docsText(' و')}${docsText('ملغى', 'text-decoration:line-through;')}${docsText(' و')}<a href="https://example.com/" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;font-style:normal;text-decoration:underline;-webkit-text-decoration-skip:none;">رابط</span></a></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${docsItem(1, 'فرن')}<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${docsItem(2, 'بالغاز')}</ul>${docsItem(1, 'عجانة')}</ul><br /><div dir="rtl" style="margin-left:0pt;" align="right"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody><tr style="height:0pt">${docsCell('البند', 'font-weight:700;')}${docsCell('القيمة', 'font-weight:700;')}</tr><tr style="height:0pt">${docsCell('الإيجار')}${docsCell('6,300')}</tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

/** «Copy image» of Chromium: beside the file, HTML with the picture alone. */
export const copiedPictureHtml = `<meta charset='utf-8'><img src="https://example.com/oven.png" alt="فرن المخبز"/>`;
