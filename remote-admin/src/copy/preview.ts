/** Labels of the live preview beside a form. */
export const previewCopy = {
  title: 'المعاينة الحية',
  desktop: 'على سطح المكتب',
  phone: 'على الجوال',
  size: (width: number, height: number) => `${width} × ${height}`,
} as const;
