document.querySelector('dialog').showModal()
