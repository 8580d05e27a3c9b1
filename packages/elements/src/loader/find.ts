/** Elements of the page; an `<img name=…>` can replace every method of the document itself. */
export const find = (selector: string) =>
  Document.prototype.querySelectorAll.call(document, selector) as NodeListOf<HTMLScriptElement>
